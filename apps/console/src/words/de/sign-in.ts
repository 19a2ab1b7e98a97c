import type { Words } from '../words.ts'

export const signIn: Words['signIn'] = {
  title: 'Bei der Konsole anmelden',
  lead: 'Für Operatoren',
  button: 'Mit einem Passkey fortfahren',
  noPasskey: 'Noch kein Passkey? Öffnen Sie den Link in Ihrer Einladung.',
  setUp: 'Die Konsole einrichten',
  name: 'Ihr Name',
  create: 'Passkey erstellen',
  first: (project) => `Sie sind der erste Operator von ${project}.`,
  invited: (project, mayAct) =>
    `Sie wurden als Operator von ${project} eingeladen und dürfen ${mayAct ? 'lesen und handeln' : 'lesen'}.`,
}
