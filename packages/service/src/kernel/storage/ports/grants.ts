import type { GrantRow } from '../../../foundation/database/schema.ts'

export type { GrantRow }
