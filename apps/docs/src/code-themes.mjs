/** The colours of code, measured against the background of the blocks: at least 6 to 1 on either. */

/**
 * @param {'light' | 'dark'} type
 * @param {{ text: string, background: string, comment: string, keyword: string, string: string, name: string, value: string }} colours
 */
const toTheme = (type, colours) => ({
  name: `portico-${type}`,
  type,
  colors: { 'editor.background': colours.background, 'editor.foreground': colours.text },
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

export const lightCode = toTheme('light', {
  text: '#16181D',
  background: '#FFFFFF',
  comment: '#5A606B',
  keyword: '#6B3FA0',
  string: '#17713F',
  name: '#1F5FA8',
  value: '#A1440B',
})

export const darkCode = toTheme('dark', {
  text: '#F2F3F5',
  background: '#15171C',
  comment: '#A3A9B5',
  keyword: '#CBA6F7',
  string: '#8FD6A8',
  name: '#8DBBF5',
  value: '#F2B27A',
})
