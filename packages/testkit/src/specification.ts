/**
 * The specification's sentences, numbers and names as literals, with which tests compare what a browser shows and what
 * the service answers. Values imported from the product would agree with any mistake.
 */
export { specifiedConstants, specifiedTheme } from './specification/constants.ts'
export { specifiedErrorMessages } from './specification/error-messages.ts'
export {
  ownTags,
  specifiedEventNames,
  specifiedTags,
  standaloneExports,
} from './specification/names.ts'
export { specifiedMountError, specifiedTexts } from './specification/texts.ts'
