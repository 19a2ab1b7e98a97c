import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Code dans un e-mail',
    sms: 'Code dans un SMS',
    whatsapp: 'Code par WhatsApp',
  },
  mail: {
    subject: '{code} est votre code {project}',
    plainSubject: 'Votre code {project}',
    login: 'Votre code de connexion',
    signup: 'Votre code d’inscription',
    lead: 'Saisissez-le sur la page où vous l’avez demandé.',
    nobodyAsks: 'Personne de {project} ne vous le demandera jamais.',
    notYou: 'Ce n’était pas vous ? Alors ne faites rien : sans le code, personne n’entre.',
  },
  text: '{code} est votre code {project}. Il est valable {duration}. Ne le donnez jamais.',
  added: {
    subject: 'Un numéro de téléphone a été ajouté à votre compte {project}',
    heading: 'Un numéro de téléphone a été ajouté',
    lead: 'Il permet désormais de se connecter en tant que {email}.',
    label: 'Numéro de téléphone',
    removes: 'Cela supprime ce numéro et déconnecte le navigateur qui l’a ajouté.',
    does: 'Le bouton supprime le numéro de téléphone dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajouté ou utilisé.',
    done: 'Le numéro de téléphone est supprimé',
  },
}
