// The types of the wire, from the server's JSON Schema on stdin:
//   python -m smokowisko.server.schema | node tools/wire.mjs > src/wire/types.ts
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(await text(process.stdin));
const bannerComment = '// Made by `python3 dev.py wire` from the types of the server: do not edit.';
process.stdout.write(await compile(schema, 'Wire', { bannerComment, style: { singleQuote: true } }));
