import { layersOf } from './layers-of.mjs'

/** The layers as `docs/layers.md` shows them: one picture per package. */
export const drawLayers = () => `# Layers

A file imports files of its own layer and of those below it, never of one above; folders never import each other by value in
a cycle. \`npm run check\` enforces both. The layers are defined in \`scripts/layers\`; \`npm run reference\` draws them here.
${Object.entries(layersOf).map(drawPackage).join('')}`

/** @param {[string, import('./find-violations.mjs').Layer[]]} entry */
const drawPackage = ([name, layers]) => `
## ${name}

\`\`\`mermaid
flowchart TB
${layers
  .toReversed()
  .map(
    (layer, i, all) =>
      `  ${layer.name}["<b>${layer.name}</b><br/>${layer.says}<br/><i>${list(layer.folders)}</i>"]` +
      `${all[i + 1] ? `\n  ${layer.name} --> ${all[i + 1]?.name}` : ''}`,
  )
  .join('\n')}
\`\`\`
`

/** What is drawn wide is read badly. */
const list = (/** @type {readonly string[]} */ folders) =>
  folders.join(', ').replace(/(.{60}\S*) /g, '$1<br/>')
