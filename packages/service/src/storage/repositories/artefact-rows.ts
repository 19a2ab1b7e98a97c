import { defineRows } from '../../database/define-rows.ts'
import type { ArtefactsTable } from '../../database/schema.ts'
import type { ArtefactRow } from '../storage.ts'

/** The rows of artefacts. */
export const artefactRows = defineRows<ArtefactRow, ArtefactsTable>('artefacts', {
  payload: 'json',
})
