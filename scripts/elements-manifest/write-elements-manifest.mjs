/**
 * The elements as a custom-elements manifest, which editors and generators of documentation read: each tag with its
 * properties, methods, events and custom properties, in the words of the sources.
 */
import { dirname } from 'node:path'
import ts from 'typescript'
import { inRoot } from '../root.mjs'

const roots = 'packages/widget/src/roots'
const module = 'dist/index.js'

/** The attribute is read by the element itself, so no type declares it for a page's HTML. */
const shadow = {
  name: 'shadow',
  description: 'Renders into a shadow root. Any value counts, and so does none.',
  type: { text: "'' | 'true'" },
}

/**
 * @param {ts.Program} program
 * @param {string} file
 */
function openSource(program, file) {
  const source = program.getSourceFile(inRoot(file))
  if (!source) throw new Error(`${file} is not among the sources.`)
  return source
}

/** @param {string} text @returns its paragraphs, without the breaks of the source's lines */
const toProse = (text) => text.replace(/(?<!\n)\n(?!\n)/g, ' ').trim()

/**
 * @param {ts.Program} program
 * @param {Readonly<Record<string, string>>} tokens - the default theme
 * @returns {{ manifest: string, table: string }} the manifest, schema 2.1.0, and the elements as a table of Markdown
 */
export function writeElementsManifest(program, tokens) {
  const checker = program.getTypeChecker()
  const defined = findDefinitions()
  const cssProperties = Object.entries(tokens).map(([key, value]) => ({
    name: `--st-${key}`,
    default: value,
  }))
  const manifest = {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: defined.map(describeElement),
        exports: defined.flatMap(({ tag, name }) => [
          { kind: 'js', name, declaration: { name, module } },
          { kind: 'custom-element-definition', name: tag, declaration: { name, module } },
        ]),
      },
    ],
  }
  return { manifest: `${JSON.stringify(manifest, null, 2)}\n`, table: writeTable() }

  /** @returns a row of Markdown for each element */
  function writeTable() {
    const rows = defined.map(({ tag, symbol }) => {
      const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
      const index = ts.sys.readFile(`${dirname(file)}/index.ts`) ?? ''
      const [, shows] = /^\/\*\* Shows (.+)\. \*\/$/m.exec(index) ?? []
      if (!shows) throw new Error(`${dirname(file)}/index.ts does not begin with what it shows.`)
      return `| \`<${tag}>\` | ${shows} | \`${nameOptions(tag)}\` |\n`
    })
    return `| element | shows | options |\n|---|---|---|\n${rows.join('')}`
  }

  /** @param {string} tag @returns the name of the type of its options */
  function nameOptions(tag) {
    const byTag = findType(`${roots}/elements-by-tag.ts`, 'OptionsByTag').getProperty(tag)
    return byTag && checker.getTypeOfSymbol(byTag).symbol.name
  }

  /** @returns the elements that `definePorticoElements` defines: a tag, and the symbol of its class */
  function findDefinitions() {
    const registry = checker.getSymbolAtLocation(openSource(program, `${roots}/index.ts`))
    const exported = registry ? checker.getExportsOfModule(registry) : []
    return exported.flatMap((one) => {
      const own = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one
      // a class is exported under its compatible name as well
      if (own.name !== one.name || !own.valueDeclaration) return []
      const tags = checker.getTypeOfSymbol(own).getProperty('tags')
      const types = tags
        ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (checker.getTypeOfSymbol(tags)))
        : []
      return types
        .flatMap((type) => (type.isUnion() ? type.types : [type]))
        .flatMap((type) =>
          type.isStringLiteral() && type.value.startsWith('portico-') ? [type.value] : [],
        )
        .filter((tag, index, all) => all.indexOf(tag) === index)
        .map((tag) => ({ tag, name: own.name, symbol: own }))
    })
  }

  /** @param {ReturnType<typeof findDefinitions>[number]} definition */
  function describeElement({ tag, name, symbol }) {
    return {
      kind: 'class',
      customElement: true,
      name,
      tagName: tag,
      description: readDescription(symbol),
      superclass: { name: 'HTMLElement' },
      attributes: [shadow],
      members: [...listOptions(tag), ...listMethods()],
      events: listEvents(),
      cssProperties,
    }
  }

  /** @param {ts.Symbol} symbol */
  function readDescription(symbol) {
    return toProse(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
  }

  /** @param {string} file @param {string} name @returns {ts.Type} */
  function findType(file, name) {
    const source = checker.getSymbolAtLocation(openSource(program, file))
    const symbol = source && checker.getExportsOfModule(source).find((one) => one.name === name)
    if (!symbol) throw new Error(`${file} exports no ${name}.`)
    return checker.getDeclaredTypeOfSymbol(symbol)
  }

  /** @param {string} tag @returns its widget's options */
  function listOptions(tag) {
    const byTag = findType(`${roots}/elements-by-tag.ts`, 'OptionsByTag').getProperty(tag)
    if (!byTag) throw new Error(`OptionsByTag has no ${tag}.`)
    return checker
      .getTypeOfSymbol(byTag)
      .getProperties()
      .map((option) => {
        const description = readDescription(option)
        const value = option.getJsDocTags(checker).find((one) => one.name === 'default')
        return {
          kind: 'field',
          name: option.name,
          type: { text: toWrittenType(option) },
          ...(description && { description }),
          ...(value && { default: ts.displayPartsToString(value.text) }),
        }
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  /** @param {ts.Symbol} symbol */
  function toWrittenType({ valueDeclaration }) {
    const type = valueDeclaration && 'type' in valueDeclaration && valueDeclaration.type
    // a property of an interface has its type written beside it
    return /** @type {ts.TypeNode} */ (type).getText().replace(/\s+/g, ' ')
  }

  function listMethods() {
    const type = findType(`${roots}/elements/widget-element.ts`, 'WidgetElement')
    return ['render', 'flushRender'].map((name) => {
      const method = type.getProperty(name)
      const declaration = method?.valueDeclaration
      if (!method || !declaration || !ts.isMethodSignature(declaration)) {
        throw new Error(`WidgetElement has no method ${name}.`)
      }
      const parameters = declaration.parameters.map((one) => ({
        name: one.name.getText(),
        type: { text: one.type?.getText() },
      }))
      return {
        kind: 'method',
        name,
        description: readDescription(method),
        ...(parameters.length > 0 && { parameters }),
        return: { type: { text: 'void' } },
      }
    })
  }

  function listEvents() {
    const file = 'packages/widget/src/kernel/host/host-events.ts'
    return [
      { name: 'stytch-event', type: 'HostDomEvent' },
      { name: 'stytch-error', type: 'HostDomErrorEvent' },
    ].map(({ name, type }) => {
      const { aliasSymbol } = findType(file, type)
      if (!aliasSymbol) throw new Error(`${type} is no name of a type.`)
      return { name, type: { text: type }, description: readDescription(aliasSymbol) }
    })
  }
}
