import type { ConfigProblem } from '../errors/config-error.ts'
import { openPlaces } from '../geo/open-places.ts'

/** Tries the file that mails take places from. */
export async function findGeoipProblems(file: string): Promise<readonly ConfigProblem[]> {
  try {
    await openPlaces(file)
    return []
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = error instanceof Error ? error.message : 'it cannot be read'
    const message = isMissing
      ? `names ${file}, where there is no file`
      : `names ${file}, which is no MaxMind DB file of cities: ${reason}`
    return [{ key: 'geoipDatabase', message }]
  }
}
