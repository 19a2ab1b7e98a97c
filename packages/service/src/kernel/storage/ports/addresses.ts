import type { AddedAddress } from '../../../foundation/database/schema.ts'

export type { AddedAddress }
