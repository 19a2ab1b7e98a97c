import { teachPlurals } from '../../text/format-text.ts'
import { choosePlurals } from '../../text/plurals.ts'

// a minimum of characters is told by number
teachPlurals(choosePlurals)

export { passwordsText } from './text/en.ts'
