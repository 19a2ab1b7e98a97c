/** The colours of code, measured against the background of the blocks: at least 6 to 1 on either. */

/**
 * @param {'light' | 'dark'} type
 * @param {string} background
 * @param {{ text: string, comment: string, keyword: string, string: string, name: string, value: string }} colours
 */
const toTheme = (type, background, colours) => ({
  name: `portico-${type}`,
  type,
  colors: { 'editor.background': background, 'editor.foreground': colours.text },
  tokenColors: [
    { settings: { foreground: colours.text } },
    {
      scope: ['comment', 'punctuation.definition.comment'],
      settings: { foreground: colours.comment },
    },
    {
      scope: ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.expression'],
      settings: { foreground: colours.keyword },
    },
    { scope: ['keyword.operator'], settings: { foreground: colours.text } },
    {
      scope: ['string', 'punctuation.definition.string', 'string.template'],
      settings: { foreground: colours.string },
    },
    {
      scope: [
        'entity.name',
        'support.class',
        'support.function',
        'entity.name.tag',
        'support.type',
      ],
      settings: { foreground: colours.name },
    },
    {
      scope: [
        'constant',
        'entity.other.attribute-name',
        'support.type.property-name',
        'variable.language',
      ],
      settings: { foreground: colours.value },
    },
    {
      scope: ['punctuation.definition.template-expression', 'meta.template.expression'],
      settings: { foreground: colours.text },
    },
  ],
})

/** What each kind of word is drawn in: light, dark. */
export const codeColours = /** @type {const} */ ({
  text: ['#16181D', '#F2F3F5'],
  comment: ['#5A606B', '#A3A9B5'],
  keyword: ['#6B3FA0', '#CBA6F7'],
  string: ['#17713F', '#8FD6A8'],
  name: ['#1F5FA8', '#8DBBF5'],
  value: ['#A1440B', '#F2B27A'],
})

/** @param {0 | 1} scheme */
const pick = (scheme) => ({
  text: codeColours.text[scheme],
  comment: codeColours.comment[scheme],
  keyword: codeColours.keyword[scheme],
  string: codeColours.string[scheme],
  name: codeColours.name[scheme],
  value: codeColours.value[scheme],
})

export const lightCode = toTheme('light', '#FFFFFF', pick(0))
export const darkCode = toTheme('dark', '#15171C', pick(1))
