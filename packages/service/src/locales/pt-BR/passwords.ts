import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Senha',
  mail: {
    reset: {
      sentFor: 'Enviado para {email} porque alguém pediu uma nova senha.',
      subject: 'Crie uma nova senha de {project}',
      preheaderUntil: 'Funciona uma única vez, até {time}. Nada muda até você usar.',
      preheaderFor: 'Funciona uma única vez, por {duration}. Nada muda até você usar.',
      heading: 'Criar uma nova senha',
      works: 'Sua senha antiga continua funcionando até lá.',
      breached:
        'Sua senha está em uma lista roubada de outro site e, por isso, não funciona mais aqui. {project} não sofreu nenhuma invasão.',
      action: 'Criar uma nova senha',
      notYou: 'Não foi você? Então não faça nada: sua senha continua a mesma.',
      login: 'Para fazer login sem uma nova senha: {link}',
    },
    changed: {
      subject: 'Sua senha de {project} foi alterada',
      heading: 'Sua senha foi alterada',
    },
    set: {
      subject: 'Uma senha foi criada para a sua conta {project}',
      heading: 'Uma senha foi criada',
    },
    othersSignedOut: 'Todos os outros navegadores foram desconectados.',
    locks: 'Bloqueia a nova senha e permite que você crie a sua.',
  },
  undo: {
    does: 'O botão bloqueia a nova senha e desconecta todos os navegadores. Depois, você recebe um e-mail com um link para criar sua própria senha.',
    done: 'A nova senha está bloqueada',
    mailSent: 'Um e-mail com um link para criar uma nova senha foi enviado para {email}.',
    askForMail: 'Peça uma nova senha na página de login.',
  },
  guessed: {
    mail: {
      subject: '{code} é seu código de {project}',
      plainSubject: 'Seu código de {project}',
      heading: 'Seu código de login',
      lead: 'Alguém digitou sua senha em um dispositivo que não conhecemos. Se foi você, digite este código nele.',
      notYou:
        'Não foi você? Então alguém conhece sua senha. O botão bloqueia a senha e desconecta todos os navegadores, e você recebe um e-mail com um link para criar outra.',
    },
    does: 'O botão bloqueia sua senha e desconecta todos os navegadores. Depois, você recebe um e-mail com um link para criar outra.',
    done: 'Sua senha está bloqueada',
  },
}
