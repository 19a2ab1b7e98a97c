import { defineRows } from '../../../foundation/database/define-rows.ts'
import type { ArtefactsTable } from '../../../foundation/database/schema.ts'
import type { ArtefactRow } from '../storage.ts'

/** The rows of artefacts. */
export const artefactRows = defineRows<ArtefactRow, ArtefactsTable>('artefacts', {
  payload: 'json',
})
