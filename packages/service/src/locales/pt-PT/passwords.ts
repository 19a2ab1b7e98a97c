import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Palavra-passe',
  mail: {
    reset: {
      sentFor: 'Enviado para {email} porque alguém pediu uma nova palavra-passe.',
      subject: 'Defina uma nova palavra-passe de {project}',
      preheaderUntil: 'Funciona uma única vez, até: {time}. Nada muda até o usar.',
      preheaderFor: 'Funciona uma única vez, durante {duration}. Nada muda até o usar.',
      heading: 'Definir uma nova palavra-passe',
      works: 'A palavra-passe antiga continua a funcionar até lá.',
      breached:
        'A sua palavra-passe está numa lista roubada a outro site, pelo que já não funciona aqui. {project} não sofreu nenhuma intrusão.',
      action: 'Definir uma nova palavra-passe',
      notYou: 'Não foi você? Então não faça nada: a sua palavra-passe continua a mesma.',
      login: 'Para iniciar sessão sem uma nova palavra-passe: {link}',
    },
    changed: {
      subject: 'A sua palavra-passe de {project} foi alterada',
      heading: 'A sua palavra-passe foi alterada',
    },
    set: {
      subject: 'Foi definida uma palavra-passe para a sua conta {project}',
      heading: 'Foi definida uma palavra-passe',
    },
    othersSignedOut: 'A sessão de todos os outros navegadores foi terminada.',
    locks: 'Bloqueia a nova palavra-passe e permite que defina a sua.',
  },
  undo: {
    does: 'O botão bloqueia a nova palavra-passe e termina a sessão de todos os navegadores. Depois, recebe um email com um link para definir a sua própria palavra-passe.',
    done: 'A nova palavra-passe está bloqueada',
    mailSent: 'Foi enviado para {email} um email com um link para definir uma nova palavra-passe.',
    askForMail: 'Peça uma nova palavra-passe na página em que inicia sessão.',
  },
  guessed: {
    mail: {
      subject: '{code} é o seu código de {project}',
      plainSubject: 'O seu código de {project}',
      heading: 'O seu código para iniciar sessão',
      lead: 'Alguém introduziu a sua palavra-passe num dispositivo que não conhecemos. Se foi você, introduza lá este código.',
      notYou:
        'Não foi você? Então alguém conhece a sua palavra-passe. O botão bloqueia-a e termina a sessão de todos os navegadores, e recebe um email com um link para definir outra.',
    },
    does: 'O botão bloqueia a sua palavra-passe e termina a sessão de todos os navegadores. Depois, recebe um email com um link para definir outra.',
    done: 'A sua palavra-passe está bloqueada',
  },
}
