/**
 * The pictures of the site, made smaller from those in the repository: the sheets of screens show light and dark side by
 * side, and the site shows the half of the reader's colour scheme.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from '../root.mjs'

/** Where the sign-in card lies on its picture: the light one, and the distance to the dark one. */
const card = { left: 49, top: 41, width: 398, height: 606 }
const half = 496

const schemes = /** @type {const} */ (['light', 'dark'])

/** Of a picture: the text's width, at one and a half pixels each. */
const widest = 1092

/**
 * Writes them.
 *
 * @param {string} folder - of the site's static files
 */
export async function writePictures(folder) {
  // of the site's own packages
  const sharp = createRequire(inRoot('apps/docs/package.json'))('sharp')
  const place = `${folder}/screens`
  mkdirSync(place, { recursive: true })
  const options = { quality: 60, effort: 6, smartSubsample: true }
  for (const name of readdirSync(inRoot('docs/screens')).filter((one) => one.endsWith('.png'))) {
    const file = inRoot('docs/screens', name)
    const { width, height } = await sharp(file).metadata()
    for (const [index, scheme] of schemes.entries())
      await sharp(file)
        .extract({ left: (index * width) / 2, top: 0, width: width / 2, height })
        .resize({ width: widest, withoutEnlargement: true })
        .webp(options)
        .toFile(`${place}/${name.replace('.png', `-${scheme}.webp`)}`)
  }
  for (const [index, scheme] of schemes.entries())
    await sharp(inRoot('docs/screens/sign-in.png'))
      .extract({ ...card, left: card.left + index * half })
      .webp({ ...options, quality: 90 })
      .toFile(`${place}/card-${scheme}.webp`)
}

/**
 * Reads how large the picture of one scheme is.
 *
 * @param {string} path - of a sheet, from the root
 * @returns {{ width: number, height: number }} in pixels of the page
 */
export function measurePicture(path) {
  // the header of a PNG: width and height after its first 16 bytes
  const head = readFileSync(inRoot(path)).subarray(16, 24)
  const [width, height] = [head.readUInt32BE(0) / 2, head.readUInt32BE(4)]
  const share = Math.min(1, widest / width)
  return { width: Math.round(width * share), height: Math.round(height * share) }
}
