import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Oturum kapatılsın mı?',
  question: '{project} hesabınızdaki oturumu kapatmak istediğinizden emin misiniz?',
  yes: 'Oturumu kapat',
  no: 'Oturumu açık tut',
  stayed: 'Oturumunuz kapatılmadı. Bu sayfayı kapatabilirsiniz.',
  leftTitle: 'Oturumunuz kapatıldı',
  leftText: 'Bu tarayıcıdaki {project} oturumunuz kapatıldı.',
  appsText: 'Hâlâ açık olabilecek uygulamalar: {apps}.',
}
