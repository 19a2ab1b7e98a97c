import { CallError, callUrl } from '../call/call.ts'
import { pageHeaders } from '../call/page-key.ts'
import { saveFile } from '../parts/save-file.ts'
import { words } from '../words/words.ts'

/** Saves what matches as a file, one entry a line. */
export async function exportLog(filter: object): Promise<void> {
  const response = await fetch(callUrl('audit/export'), {
    method: 'POST',
    headers: { ...pageHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(filter),
  })
  if (!response.ok) throw new CallError('unknown', words().errors.export)
  saveFile('audit.ndjson', await response.blob())
}
