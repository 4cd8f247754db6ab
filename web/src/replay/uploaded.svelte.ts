/** The record that somebody has opened here: the replay and the check of it are two pages. */

class Uploaded {
  record = $state<string | null>(null);
}

export const uploaded = new Uploaded();
