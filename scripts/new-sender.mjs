/**
 * `npm run new:sender <id>`: makes a sender of texts that works, for a provider that does not exist: its settings, sending,
 * examination and reports, its stand-in, tests and docs. Beside its own files it adds one line to the registry of senders.
 */
import './require-node.mjs'
import { generate } from './generator/generate.mjs'
import { readId } from './generator/read-id.mjs'
import { toNames } from './generator/to-names.mjs'

const id = readId('new:sender', 'carrier-pigeon')
await generate({
  template: 'scripts/new-sender/template',
  registries: [
    {
      file: 'packages/service/src/senders/index.ts',
      line: "export { __camel__ } from './__id__/index.ts'",
    },
  ],
  names: toNames(id),
  next: 'npm run reference, npm test -- senders',
})
