import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Código en un correo',
    sms: 'Código en un SMS',
    whatsapp: 'Código por WhatsApp',
  },
  mail: {
    subject: '{code} es su código de {project}',
    plainSubject: 'Su código de {project}',
    login: 'Su código para iniciar sesión',
    signup: 'Su código de registro',
    lead: 'Introdúzcalo en la página en la que lo ha solicitado.',
    nobodyAsks: 'Nadie de {project} se lo pedirá nunca.',
    notYou: '¿No ha sido usted? Entonces no haga nada: sin el código nadie entra.',
  },
  text: '{code} es su código de {project}. Vale {duration}. No lo comparta nunca.',
  added: {
    subject: 'Se ha añadido un número de teléfono a su cuenta de {project}',
    heading: 'Se ha añadido un número de teléfono',
    lead: 'Ahora permite iniciar sesión como {email}.',
    label: 'Número de teléfono',
    removes: 'Elimina este número y cierra la sesión del navegador que lo añadió.',
    does: 'El botón elimina el número de teléfono del que habla el correo y cierra la sesión de los navegadores que lo añadieron o lo usaron.',
    done: 'Se ha eliminado el número de teléfono',
  },
}
