export const signIn = {
  title: 'Sign in to the console',
  lead: 'For operators',
  button: 'Continue with a Passkey',
  noPasskey: 'No passkey yet? Open the link in your invitation.',
  setUp: 'Set up the console',
  name: 'Your name',
  create: 'Create a Passkey',
  first: (project: string) => `You are the first operator of ${project}.`,
  invited: (project: string, mayAct: boolean) =>
    `You were invited as an operator of ${project}, who may ${mayAct ? 'read and act' : 'read'}.`,
}
