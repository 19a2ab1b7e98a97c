/**
 * Writes what a browser gets beside each text file of a build: `.br`, brotli at its best, and `.gz`. A server sends
 * those as they are; nothing is compressed while somebody waits.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Images and fonts are compressed by themselves. */
const isText = /\.(js|css|html|svg|json|txt|map)$/

/** What the encoder chooses by itself is up to a hundred bytes from its best, and turns on a hash in a file's name. */
const encodings = [16, 18, 22].flatMap((window) =>
  [0, 18].flatMap((block) => [0, 2, 3].map((postfix) => ({ window, block, postfix }))),
)

/**
 * @param {Uint8Array} content
 * @returns {Uint8Array} brotli at its best
 */
export function toBrotli(content) {
  const found = encodings.map(({ window, block, postfix }) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  )
  return found.reduce((best, one) => (one.length < best.length ? one : best))
}

/**
 * Compresses every text file in a folder and the ones below it. What would not become smaller stays alone.
 *
 * @param {string} folder - of a build
 */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    // the build's own notes, as its manifest
    if (!entry.isFile() || !isText.test(entry.name) || file.includes('.vite')) continue
    const content = readFileSync(file)
    for (const [suffix, compressed] of /** @type {const} */ ([
      ['.br', toBrotli(content)],
      ['.gz', gzipSync(content, { level: 9 })],
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
    if (dir) compressFolder(dir)
  },
})
