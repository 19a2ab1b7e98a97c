/** Texts of the second step by text message: the notice of it, and its undo. */
export const smsStep = {
  added: {
    subject: 'Text messages are now a second step of your {project} account',
    heading: 'Text messages were turned on as a second step',
    lead: 'A sign-in as {email} can now be completed with a code that is sent to this number.',
    label: 'Phone number',
    /** Describes the effect of the button. */
    does: 'It turns text messages off and signs out the browser that turned them on.',
  },
  undo: {
    does: 'The button turns off the text messages that the mail tells of, and signs out the browsers that turned them on or used them.',
    done: 'Text messages are no longer a second step',
  },
}
