import type { Translation } from '@portico/contract'
import type * as english from '../en/watermark.ts'

export const watermarkText: Translation<typeof english.watermarkText> = {
  'watermark.altText': 'Levert av Portico',
}
