/** The tables that games bring along, each loaded when it is first sat down at. */
import type { Component } from 'svelte';
import type { TableProps, View } from '../table/view';

// every table reads its own kind of view; what comes is of the game it is asked for
type AnyTable = Component<TableProps<any>>;

export const TABLES: Readonly<Record<View['game'], () => Promise<{ default: AnyTable }>>> = {
  serce_smoka: () => import('./serce_smoka/Table.svelte'),
  drako: () => import('./drako/Table.svelte'),
  smoki: () => import('./smoki/Table.svelte'),
  ksiega_smokow: () => import('./ksiega_smokow/Table.svelte'),
  smoki_z_glebin: () => import('./smoki_z_glebin/Table.svelte'),
};
