import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { inRoot } from '../root.mjs'

/**
 * One import of a package's own source by another of its files.
 *
 * @typedef {{ from: string, to: string, isType: boolean }} Import
 */

/** Tests, and what they share, are exempt: they look at everything. */
const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(path)

/**
 * Every import between the files of a package that ship; paths from its `src`.
 *
 * @param {string} name the package's folder below `packages`
 * @returns {Import[]}
 */
export function readImports(name) {
  const root = inRoot('packages', name, 'src')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !isTest(path),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false)
    /** @type {Import[]} */
    const found = []
    const add = (/** @type {ts.Node | undefined} */ specifier, /** @type {boolean} */ isType) => {
      if (!specifier || !ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('.'))
        return
      const path = join(root, dirname(file), specifier.text)
      if (existsSync(path)) found.push({ from: file, to: relative(root, path), isType })
    }
    const visit = (/** @type {ts.Node} */ node) => {
      if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isOnlyTypes(node.importClause))
      else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
      else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        add(node.arguments[0], false)
      } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        add(node.argument.literal, true)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** True when nothing of the import is left once compiled. */
function isOnlyTypes(/** @type {ts.ImportClause | undefined} */ clause) {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  if (clause.name || !named || !ts.isNamedImports(named)) return false
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly)
}
