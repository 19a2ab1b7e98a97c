/** Texts of passcodes: their mails and text messages, and the notice about an added phone number. */
export const otp = {
  proofs: {
    email: 'Code in a mail',
    sms: 'Code in a text message',
    whatsapp: 'Code by WhatsApp',
  },
  mail: {
    subject: '{code} is your {project} code',
    /** The subject for a project that keeps the code out of it. */
    plainSubject: 'Your {project} code',
    login: 'Your sign-in code',
    signup: 'Your sign-up code',
    lead: 'Enter it on the page where you asked for it.',
    nobodyAsks: 'Nobody from {project} will ever ask you for it.',
    notYou: 'Not you? Then do nothing: without the code nobody gets in.',
  },
  text: '{code} is your {project} code. It works for {duration}. Never share it.',
  added: {
    subject: 'A phone number was added to your {project} account',
    heading: 'A phone number was added',
    lead: 'It can now be used to sign in as {email}.',
    label: 'Phone number',
    removes: 'It removes this number and signs out the browser that added it.',
    does: 'The button removes the phone number that the mail tells of, and signs out the browsers that added or used it.',
    done: 'The phone number is removed',
  },
}
