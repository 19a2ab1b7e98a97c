/**
 * The icon of a page whose policy allows no other file. Without it, Firefox requests `/favicon.ico` and reports that
 * the policy forbids it.
 */
export const noIcon = '<link rel="icon" href="data:,">'
