/**
 * `npm run new:sender <id>`: makes a sender of texts that works, for a provider that does not exist: its settings, sending,
 * examination and reports, its stand-in, tests and docs. With `-- --channel email` it is a sender of mail, which the
 * environment configures. Beside its own files it adds one line to the registry of senders.
 */
import './require-node.mjs'
import { parseArgs } from 'node:util'
import { generate } from './generator/generate.mjs'
import { readId } from './generator/read-id.mjs'
import { toNames } from './generator/to-names.mjs'
import { giveUp } from './say.mjs'

const id = readId('new:sender', 'carrier-pigeon')
const { channel } = parseArgs({
  allowPositionals: true,
  options: { channel: { type: 'string', default: 'sms' } },
}).values
if (channel !== 'sms' && channel !== 'email') giveUp('The channel is sms or email.')
await generate({
  template: `scripts/new-sender/${channel === 'email' ? 'mail-template' : 'template'}`,
  registries: [
    {
      file: 'packages/service/src/senders/index.ts',
      line: "export { __camel__ } from './__id__/index.ts'",
    },
  ],
  names: toNames(id),
  next: 'npm run reference, npm test -- senders',
})
