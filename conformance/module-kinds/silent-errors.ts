/** What `prompt=none` may be refused with when the person would have to do something (Core 3.1.2.6). */
export const silentErrors: readonly string[] = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]
