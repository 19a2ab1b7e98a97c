/**
 * For a page without an icon whose policy loads nothing else: Firefox asks for `/favicon.ico` where a page names no icon,
 * and reports that the policy forbids it.
 */
export const noIcon = '<link rel="icon" href="data:,">'
