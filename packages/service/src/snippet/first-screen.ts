import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The first screen of the widget as text; its own build says what each part is. */
export interface FirstScreen {
  readonly html: string
  readonly css: string
  readonly sendsLinks: boolean
  readonly isInShadow: boolean
}

/** Draws it. @throws Error where these options have no first screen */
export type RenderFirstScreen = (options: object) => FirstScreen

/** The widget that the service serves. */
export interface FoundWidget {
  /** Loads what draws its first screen. */
  load(): Promise<RenderFirstScreen>
  /** The file of its code that is named by its content, and the digest by which a page makes sure of it. */
  readFixed(): { readonly file: string; readonly integrity: string }
}

/** Beside the folder of the bundle, and like it built from the widget: no part of what is served. */
const file = '../first-screen/index.js'

/**
 * Finds the widget among the folders of built files.
 *
 * @returns null where the service serves none, or its first screen is not built
 */
export function findWidget(staticFolders: readonly string[]): FoundWidget | null {
  const folder = staticFolders.find(
    (one) => existsSync(join(one, 'portico.js')) && existsSync(join(one, file)),
  )
  if (folder === undefined) return null
  let loaded: Promise<RenderFirstScreen> | undefined
  let fixed: ReturnType<FoundWidget['readFixed']> | undefined
  return {
    readFixed() {
      fixed ??= findFixed(folder)
      return fixed
    },
    load() {
      // The first request loads it: most projects never ask.
      loaded ??= import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href).then(
        // built with the bundle, from the same sources
        (module: { renderFirstScreen: RenderFirstScreen }) => module.renderFirstScreen,
      )
      return loaded
    },
  }
}

function findFixed(folder: string): ReturnType<FoundWidget['readFixed']> {
  const name = readdirSync(folder).find((one) => /^portico-[0-9a-f]{8}\.js$/.test(one))
  if (name === undefined) throw new Error('The widget is not built to its end.')
  const digest = createHash('sha384')
    .update(readFileSync(join(folder, name)))
    .digest('base64')
  return { file: name, integrity: `sha384-${digest}` }
}
