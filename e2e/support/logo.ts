const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="148" height="40" fill="none" stroke="${colour}" stroke-width="2.5">` +
  '<path d="M4 8h14a4 4 0 0 1 4 4v22a4 4 0 0 0-4-4H4zM40 8H26a4 4 0 0 0-4 4v22a4 4 0 0 1 4-4h14z"/>' +
  `<text x="50" y="27" font-family="Arial" font-size="18" font-weight="600" fill="${colour}" stroke="none">Fieldnotes</text></svg>`

/** An invented logo, readable on light and dark. */
export const logo = {
  url: `data:image/svg+xml,${encodeURIComponent(drawing('#5C7F94'))}`,
  alt: 'Fieldnotes',
}
