import type { EventRow } from '../../../foundation/database/schema.ts'

export type { EventRow }
