import type { KeyRow } from '../../../foundation/database/schema.ts'

export type { KeyRow }
