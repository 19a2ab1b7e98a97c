/**
 * Turns a Mermaid flowchart into a table: the library that draws one is larger than the whole site, and a table can be
 * searched, and read by a screen reader.
 *
 * @param {string} code - the lines between the fences
 * @returns {string} Markdown
 */
export function drawTable(code) {
  /** @type {Map<string, string>} */
  const names = new Map()
  /** @type {{ from: string, events: string, to: string }[]} */
  const edges = []
  for (const line of code.split('\n')) {
    const [, id, label] = /^\s*([\w-]+)\["(.*)"\]$/.exec(line) ?? []
    if (id && label) names.set(id, label)
    const [, from, events = '', to] =
      /^\s*([\w-]+)(?:\(\( \)\))? -->(?:\|"(.*?)"\|)? ([\w-]+)$/.exec(line) ?? []
    if (from && to) edges.push({ from, events, to })
  }
  const isDescribed = [...names.values()].some((label) => label.includes('<br/>'))
  return isDescribed ? drawNodes(names, edges) : drawEdges(names, edges)
}

/** @param {Map<string, string>} names @param {string} id */
const nameOf = (names, id) => {
  if (id.startsWith('start_')) return 'the start'
  const label = /<b>(.*?)<\/b>/.exec(names.get(id) ?? '')?.[1] ?? names.get(id) ?? id
  return id === 'any' ? 'any screen' : `\`${label}\``
}

/** @param {string} text */
const toWords = (text) => text.replace(/<br\/>/g, ' ').replace(/<[^>]+>/g, '')

/**
 * @param {Map<string, string>} names
 * @param {readonly { from: string, to: string }[]} edges
 */
function drawNodes(names, edges) {
  const rows = [...names].map(([id, label]) => {
    const [, words = '', , folders = ''] =
      /<\/b><br\/>(.*?)(<br\/><i>(.*?)<\/i>)?$/.exec(label) ?? []
    const to = edges.filter(({ from }) => from === id).map((edge) => nameOf(names, edge.to))
    return `| ${nameOf(names, id)} | ${toWords(words)} | ${toWords(folders)} | ${to.join(', ')} |`
  })
  return ['| Layer | What it is | Its folders | Imports |', '|---|---|---|---|', ...rows].join('\n')
}

/**
 * @param {Map<string, string>} names
 * @param {readonly { from: string, events: string, to: string }[]} edges
 */
function drawEdges(names, edges) {
  const rows = edges.map(({ from, events, to }) => {
    const list = events ? events.split('<br/>').map((event) => `\`${toWords(event)}\``) : []
    return `| ${nameOf(names, from)} | ${list.join(', ')} | ${nameOf(names, to)} |`
  })
  return ['| From | Event | To |', '|---|---|---|', ...rows].join('\n')
}
