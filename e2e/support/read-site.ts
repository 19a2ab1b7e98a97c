/** A folder of built pages, read as a browser and a crawler would. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A page of the folder. */
export interface SitePage {
  /** Below the folder: `start/index.html`. */
  readonly file: string
  /** As a browser asks for it: `/start/`. */
  readonly address: string
  readonly html: string
}

/** Reads all pages, in the order of their names. */
export const readSite = (folder: string): SitePage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      file,
      address: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(folder, file), 'utf8'),
    }))

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&')

/** The values of the attributes of elements, not of what looks like one in a text. */
const readAttributes = (html: string, names: string) =>
  [...html.matchAll(/<[a-z][^<>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value = '']) =>
      decode(value),
    ),
  )

/**
 * Finds the links that lead nowhere: to a file that is not there, or to a place that its page does not have.
 *
 * @returns one line a link
 */
export function findDeadLinks(folder: string, pages: readonly SitePage[]): string[] {
  const ids = new Map(pages.map(({ file, html }) => [file, new Set(readAttributes(html, 'id'))]))
  return pages.flatMap(({ file, address, html }) =>
    [...new Set(readAttributes(html, 'href|src'))]
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor = ''] = link.split('#')
        const target =
          path === ''
            ? file
            : toFile(folder, posix.resolve(address, path) + (path.endsWith('/') ? '/' : ''))
        if (target === null) return true
        return anchor !== '' && ids.has(target) && !ids.get(target)?.has(decodeURIComponent(anchor))
      })
      .map((link) => `${file}: ${link}`),
  )
}

/** The file that a static server answers with. */
function toFile(folder: string, address: string): string | null {
  const path = decodeURIComponent(address.replace(/^\//, '').replace(/\?.*$/, ''))
  const file = address.endsWith('/') ? posix.join(path, 'index.html') : path
  return existsSync(join(folder, file)) && statSync(join(folder, file)).isFile() ? file : null
}
