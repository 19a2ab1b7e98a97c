import { CallError, callUrl } from '../call/call.ts'
import { saveFile } from '../parts/save-file.ts'

/** Saves what matches as a file, one entry a line. */
export async function exportLog(filter: object): Promise<void> {
  const response = await fetch(callUrl('audit/export'), {
    method: 'POST',
    headers: { 'x-portico-console': '1', 'content-type': 'application/json' },
    body: JSON.stringify(filter),
  })
  if (!response.ok) throw new CallError('unknown', 'The log could not be exported. Try again.')
  saveFile('audit.ndjson', await response.blob())
}
