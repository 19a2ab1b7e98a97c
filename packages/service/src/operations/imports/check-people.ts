import type { Dependencies } from '../../kernel/dependencies.ts'
import { listImportedNames } from '../../kernel/storage/list-imported-names.ts'
import type { ImportedPerson, ImportProgress } from '../../kernel/storage/storage.ts'
import { inBatches, type PeopleImport, readBatch, toFresh } from './import-people.ts'
import { readPeople } from './read-people.ts'

/**
 * Checks a file from its first line as `importPeople` would, without changing anything.
 *
 * @returns the counts of an import at this moment
 */
export async function checkPeople(
  ports: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>,
  wanted: PeopleImport,
): Promise<ImportProgress> {
  const { projectId } = wanted.project
  const seen = new Set<string>()
  let progress = toFresh(projectId, wanted.importId, ports.clock.now())
  for await (const lines of inBatches(readPeople(wanted.file, 0))) {
    const { people, refused } = await readBatch(ports, wanted, lines, progress.lines)
    const known = await ports.storage.imports.findKnown(projectId, people)
    const added = people.filter((person) => !known.has(person.userId) && addNames(seen, person))
    progress = {
      ...progress,
      lines: progress.lines + lines.length,
      bytes: lines.at(-1)?.endsAt ?? progress.bytes,
      added: progress.added + added.length,
      skipped: progress.skipped + people.length - added.length,
      refused: progress.refused + refused,
    }
    wanted.onProgress(progress)
  }
  return progress
}

/**
 * Adds the names of a line.
 *
 * @returns false when an earlier line has one of them
 */
function addNames(seen: Set<string>, person: ImportedPerson): boolean {
  const names = listImportedNames(person)
  if (names.some((name) => seen.has(name))) return false
  for (const name of names) seen.add(name)
  return true
}
