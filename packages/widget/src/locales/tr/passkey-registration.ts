import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Yeni geçiş anahtarı ayarlayın',
  'passkey.registrationStart.error.noUser':
    'Hata: Kimliği doğrulanmış etkin bir kullanıcı olmadan PasskeyRegistration bileşeni kullanılamaz.',
  'passkey.registrationSuccess.title': 'Geçiş anahtarı oluşturuldu',
  'passkey.registrationSkipped.title': 'Geçiş anahtarı oluşturulmadı',
  'passkey.registrationSkipped.content': 'Şimdilik devam edip daha sonra ayarlayabilirsiniz.',
  'passkey.list.title': 'Geçiş anahtarlarınız',
  'passkey.list.empty':
    'Geçiş anahtarınız kalmadı. Şimdi veya daha sonra yeni bir tane oluşturabilirsiniz.',
  'passkey.list.usedToday': 'Bugün kullanıldı',
  'passkey.list.used': 'Son kullanım: {date}',
  'passkey.list.neverUsed': 'Hiç kullanılmadı',
  'passkey.list.created': 'Oluşturulma: {date}',
  'passkey.list.notRenamed': 'Ad değiştirilemedi. Lütfen tekrar deneyin.',
  'passkey.list.notDeleted': 'Bu geçiş anahtarı silinemedi. Lütfen tekrar deneyin.',
  'passkey.list.tooOldToDelete':
    'Oturum açmanızın üzerinden uzun zaman geçtiği için bu geçiş anahtarı silinmedi. Yeniden oturum açıp silin.',
  'passkey.registrationSuccess.existingPasskeys': 'Mevcut geçiş anahtarları',
  'passkey.registrationSuccess.deleteWarning': 'Silinen geçiş anahtarı geri getirilemez.',
  'passkey.registrationSuccess.setupAnother': 'Bir geçiş anahtarı daha ekle',
  'passkey.editing.label': 'Geçiş anahtarının adı',
  'button.createPasskey': 'Geçiş anahtarı oluştur',
  'button.skip': 'Atla',
  'button.edit': 'Düzenle',
  'button.save': 'Kaydet',
  'button.delete': 'Sil',
  'button.cancel': 'İptal',
  'button.done': 'Bitti',
  'error.passkeyNotCreated':
    'Geçiş anahtarınız oluşturulmadı. Tekrar denemek için “Geçiş anahtarı oluştur” düğmesini tıklayın veya geçiş anahtarı eklemeden bu adımı atlayın.',
  'error.passkeySessionTooOld':
    'Oturum açmanızın üzerinden uzun zaman geçtiği için geçiş anahtarınız oluşturulmadı. Yeniden oturum açıp oluşturun.',
  'error.duplicatePasskey':
    'Geçiş anahtarı zaten kayıtlı göründüğü için oluşturulamıyor. Bu geçiş anahtarı başka bir cihazda kaydedilip cihazlar arasında eşitlenmiş olabilir.',
}
