import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The HTML and CSS of a first screen of the widget; the widget's build for the server documents the parts. */
export interface FirstScreen {
  readonly html: string
  readonly css: string
  readonly holdSubmit: string
  readonly formOwners: readonly string[]
  readonly isInShadow: boolean
  readonly locale: string
}

/** A root of the widget that has a first screen for pages to contain. */
export interface ServedRoot {
  readonly ElementClass: {
    readonly tags: readonly string[]
    readonly optionNames: readonly string[]
  }
}

/** The widget's build for the server. */
export interface FirstScreens {
  /** The roots by their names: `sign-in`. */
  readonly servedRoots: ReadonlyMap<string, ServedRoot>
  /** Renders the first screen of a root. @throws Error when the options lead to no first screen */
  renderFirstScreen(root: ServedRoot, options: object): FirstScreen
}

/** The widget that this service serves. */
export interface FoundWidget {
  /** Loads the code that renders first screens. */
  load(): Promise<FirstScreens>
  /** Loads a preset of the look, a light theme and a dark one. */
  loadQuartz(): Promise<readonly [light: object, dark: object]>
  /** Names the bundle's content-addressed file, and the digest with which a page verifies it. */
  readFixed(): { readonly file: string; readonly integrity: string }
}

/** The renderer's build, beside the bundle's folder so that it is not served. */
const file = '../first-screen/index.js'

/**
 * Finds the widget among the folders of built files.
 *
 * @returns null when no folder has a widget, or the renderer is not built
 */
export function findWidget(staticFolders: readonly string[]): FoundWidget | null {
  const folder = staticFolders.find(
    (one) => existsSync(join(one, 'portico.js')) && existsSync(join(one, file)),
  )
  if (folder === undefined) return null
  let loaded: Promise<FirstScreens> | undefined
  let fixed: ReturnType<FoundWidget['readFixed']> | undefined
  return {
    readFixed() {
      fixed ??= findFixed(folder)
      return fixed
    },
    load() {
      // Loaded at the first request, because most projects never need it.
      loaded ??= import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)
      return loaded
    },
    async loadQuartz() {
      const preset: { readonly quartzTheme: object; readonly quartzDarkTheme: object } =
        await import(/* @vite-ignore */ pathToFileURL(join(folder, 'quartz.js')).href)
      return [preset.quartzTheme, preset.quartzDarkTheme]
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
