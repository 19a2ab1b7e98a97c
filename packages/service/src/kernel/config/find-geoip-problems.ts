import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { openPlaces } from '../geo/open-places.ts'

/** Opens the file of cities once, to find its problems. */
export async function findGeoipProblems(file: string): Promise<readonly ConfigProblem[]> {
  try {
    await openPlaces(file)
    return []
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = error instanceof Error ? error.message : 'it cannot be read'
    const message = isMissing
      ? `names ${file}, which does not exist`
      : `names ${file}, which is not a MaxMind city database: ${reason}`
    return [{ key: 'geoipDatabase', message }]
  }
}
