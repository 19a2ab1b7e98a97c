/**
 * `npm run new:root <id>`: makes a root of the widget that works, with two screens and an option of its own: its element,
 * mount call, texts, React component, page of the playground, tests and docs. Beside its own files it adds one line to the
 * registry of roots.
 */
import './require-node.mjs'
import { generate } from './generator/generate.mjs'
import { readId } from './generator/read-id.mjs'
import { toNames } from './generator/to-names.mjs'

const id = readId('new:root', 'address-book')
await generate({
  template: 'scripts/new-root/template',
  registries: [
    {
      file: 'packages/widget/src/roots/index.ts',
      line: "export * from './__id__/index.ts'",
    },
  ],
  names: { ...toNames(id), words: id.replaceAll('-', ' ') },
  next: `npm run reference, npm test -- roots/${id} e2e/${id}`,
})
