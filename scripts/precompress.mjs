/**
 * Writes what a browser gets beside each text file of a build: `.br`, brotli at its best, and `.gz`. A server sends
 * those as they are; nothing is compressed while somebody waits.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Images and fonts are compressed by themselves. */
const isText = /\.(js|css|html|svg|json|txt|map)$/

/**
 * What the encoder chooses by itself is up to a hundred bytes from its best, and turns on a hash in a file's name. A
 * larger window or block finds the same in a file that a smaller one holds.
 *
 * @param {number} size - of the content, in bytes
 */
const listEncodings = (size) =>
  [
    { window: 16, block: 0, upTo: 0 },
    { window: 16, block: 18, upTo: 2 ** 16 - 16 },
    { window: 18, block: 0, upTo: 2 ** 16 - 16 },
    { window: 22, block: 0, upTo: 2 ** 18 - 16 },
  ]
    .filter(({ upTo }) => size > upTo)
    .flatMap((encoding) => [0, 2, 3].map((postfix) => ({ ...encoding, postfix })))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * @param {Uint8Array} content
 * @returns {Promise<Uint8Array>} brotli at its best
 */
async function toBrotli(content) {
  const found = await Promise.all(
    listEncodings(content.length).map(({ window, block, postfix }) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_LGWIN]: window,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    ),
  )
  return found.reduce((best, one) => (one.length < best.length ? one : best))
}

/**
 * Compresses every text file in a folder and the ones below it. What would not become smaller stays alone.
 *
 * @param {string} folder - of a build
 */
async function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    // the build's own notes, as its manifest
    if (!entry.isFile() || !isText.test(entry.name) || file.includes('.vite')) continue
    const content = readFileSync(file)
    for (const [suffix, compressed] of /** @type {const} */ ([
      ['.br', await toBrotli(content)],
      ['.gz', await zip(content, { level: 9 })],
    ])) {
      if (compressed.length < content.length) writeFileSync(`${file}${suffix}`, compressed)
    }
  }
}

/**
 * A part of a Vite build.
 *
 * @returns {import('vite').Plugin}
 */
export const precompress = () => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir }) {
    return dir ? compressFolder(dir) : undefined
  },
})
