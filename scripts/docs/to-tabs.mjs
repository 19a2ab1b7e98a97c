/**
 * Tabs, written so that a page reads well without them: between the comments `tabs` and `/tabs`, each paragraph that is one
 * bold word begins the tab of that name.
 */

/** @param {string} name @returns {string} what the choice of this tab is kept by */
export const toTabKey = (name) => name.toLowerCase().replace(/\W+/g, '-')

/**
 * @param {string} markdown
 * @returns {string} the same with elements around the tabs
 */
export const toTabs = (markdown) =>
  markdown.replace(/<!-- tabs -->\n([\s\S]*?)\n<!-- \/tabs -->/g, (_, content) => {
    const parts = String(content)
      .trim()
      .split(/^\*\*([^*\n]+)\*\*$/m)
    const sections = []
    for (let index = 1; index < parts.length; index += 2) {
      const name = parts[index] ?? ''
      sections.push(
        `<section class="tab" data-tab="${toTabKey(name)}" data-name="${name}">\n\n**${name}**\n\n${parts[index + 1]?.trim()}\n\n</section>`,
      )
    }
    return `<portico-tabs>\n\n${sections.join('\n\n')}\n\n</portico-tabs>`
  })

/**
 * @param {string} markdown
 * @returns {string[]} the names of its tabs, each once
 */
export const readTabs = (markdown) => [
  ...new Set(
    [...markdown.matchAll(/<!-- tabs -->\n([\s\S]*?)\n<!-- \/tabs -->/g)].flatMap(
      ([, content = '']) =>
        [...content.matchAll(/^\*\*([^*\n]+)\*\*$/gm)].map(([, name = '']) => name),
    ),
  ),
]
