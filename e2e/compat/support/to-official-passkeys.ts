import type { Locator } from 'playwright-core'

/** The official screens of passkeys as a person sees them; both versions. */
export interface OfficialPasskeys {
  readonly loginButton: Locator
  readonly createButton: Locator
  readonly skipButton: Locator
  readonly anotherButton: Locator
  readonly doneButton: Locator
  /** The button that deletes, once the person was asked. */
  readonly confirmButton: Locator
  readonly cancelButton: Locator
  readonly nameField: Locator
  readonly saveButton: Locator
  /** The names in the list. */
  names(): Promise<string[]>
  /** The button of a row, by its place in the list. */
  edit(row: number): Locator
  /** The button of a row that leads to the question. */
  bin(row: number): Locator
}

/**
 * @param widget - the element on the page
 * @param isOlder - whether it is of version 5, whose rows are fields and whose icons have no names
 */
export function toOfficialPasskeys(widget: Locator, isOlder: boolean): OfficialPasskeys {
  const button = (name: string) => widget.getByRole('button', { name, exact: true })
  const rows = widget.getByTestId(/^editable-row-/)
  const icon = (name: string) => widget.getByTestId(new RegExp(`^clickable-edit-icon-${name}`))
  const inRow = (row: number, name: string) =>
    rows.nth(row).getByRole('button', { name, exact: true })
  return {
    loginButton: button('Login with a Passkey'),
    createButton: button('Create a Passkey'),
    skipButton: button('Skip'),
    anotherButton: button('Set up another Passkey'),
    doneButton: button('Done'),
    confirmButton: button('Delete'),
    cancelButton: button('Cancel'),
    nameField: isOlder
      ? widget.locator('input[data-testid^=editable-row-]:enabled')
      : widget.getByRole('textbox', { name: 'Passkey name' }),
    saveButton: isOlder ? icon('save') : button('Save'),
    names: () =>
      isOlder
        ? rows.evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')))
        : rows.evaluateAll((forms) =>
            forms.map(({ firstElementChild }) => firstElementChild?.textContent ?? ''),
          ),
    edit: (row) => (isOlder ? icon('edit').nth(row) : inRow(row, 'Edit')),
    bin: (row) => (isOlder ? icon('delete').nth(row) : inRow(row, 'Delete')),
  }
}
