import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  captcha_required: 'CAPTCHA 認証が必要です。そのトークンを captcha_token として送信してください。',
  captcha_failed: 'CAPTCHA 認証に失敗しました。もう一度お試しください。',
  captcha_unavailable:
    'CAPTCHA 認証を確認できませんでした。しばらくしてからもう一度お試しください。',
  fingerprint_blocked: 'このリクエストは、不正使用を防ぐために拒否されました。',
  internal_server_error: 'サービス側で問題が発生しました。しばらくしてからもう一度お試しください。',
  server_unavailable:
    'サービスが混雑しているか、再起動中です。少し待ってからもう一度お試しください。',
  request_timeout: 'リクエストの受信に時間がかかりすぎました。もう一度送信してください。',
  user_blocked: 'このアカウントはブロックされています。サポートにお問い合わせください。',
  insufficient_factors:
    'この変更を行うには、本人確認をもう一度行う必要があります。アカウントが認証アプリで保護されている場合は、2 つ目の要素も必要です。もう一度ログインし、必要に応じてアプリのコードまたはリカバリーコードを入力してから、やり直してください。',
  cannot_delete_last_second_step:
    'ここでは第 2 ステップが必要で、これが唯一のものです。削除する前に別のものを追加してください。',
  pkce_mismatch:
    'PKCE の code_verifier がこのトークンに対応していません。リンクをリクエストしたブラウザでリンクを開いてください。',
  invalid_token: 'トークンの形式が正しくありません。',
  phone_number_not_found: '電話番号が見つかりません。',
  unable_to_authenticate_totp:
    'コードが正しくないか、有効期限が切れています。もう一度お試しください。',
  totp_code_already_authenticated:
    'このコードはすでに使用されています。次のコードが表示されるのを待ってから、もう一度お試しください。',
  unable_to_authenticate_recovery_code:
    'リカバリーコードが正しくないか、すでに使用されています。もう一度お試しください。',
  invalid_totp_code: 'コードの形式が正しくありません。6 桁の数字を入力してください。',
  invalid_recovery_code: 'リカバリーコードの形式が正しくありません。',
  weak_password:
    'このパスワードは簡単に推測されます。より長いパスワードか、あまり使われていないパスワードを選択してください。',
  duplicate_email: 'このメールアドレスは、このプロジェクトの別のユーザーが使用しています。',
  unable_to_auth_password_reset_token:
    'パスワードを再設定するためのリンクは使用済みか、有効期限が切れています。新しいリンクをリクエストしてください。',
  cannot_reset_password_with_existing_password:
    '新しいパスワードが現在のパスワードと同じです。別のパスワードを選択してください。',
  session_too_old_to_reset_password:
    'ログインしてから時間が経過したため、パスワードを変更できません。もう一度ログインしてからお試しください。',
  unable_to_authenticate_crypto_wallet:
    'ウォレットを認証できませんでした。署名が正しくないか、メッセージが使用済みまたは有効期限切れです。最初からやり直してください。',
  siwe_message_expired: 'メッセージの有効期限が切れています。最初からやり直してください。',
  siwe_message_not_valid_yet: 'メッセージはまだ有効ではありません。not_before が未来の日時です。',
  duplicate_wallet_address: 'このウォレットは、このプロジェクトの別のユーザーが使用しています。',
  oauth_state_mismatch:
    'state が不明、使用済み、有効期限切れ、または別のブラウザのものです。このブラウザでログインを最初からやり直してください。',
  duplicate_oauth_registration:
    'プロバイダのこのアカウントは、すでに別のユーザーに連携されています。',
  email_verification_required:
    'プロバイダから受け取ったアドレスは既存のユーザーのものですが、プロバイダによって確認されていません。このアドレスに届くリンクまたはコードでログインしてから、同じセッションでトークンをもう一度送信するか、プロバイダでのログインを最初からやり直してください。',
  oauth_auth_code_error: 'プロバイダがログインを拒否しました。最初からやり直してください。',
  unable_to_authorize_oauth_provider:
    'プロバイダに接続できないか、プロバイダからエラーが返されました。しばらくしてからもう一度お試しください。',
  oauth_invalid_callback_request:
    'コールバックに state がないか、コールバックの内容を読み取れません。ログインを最初からやり直してください。',
  unable_to_auth_webauthn_registration: 'パスキーを確認できませんでした。もう一度お試しください。',
  webauthn_registration_not_found: 'パスキーの登録が見つかりません。',
  no_active_webauthn_registrations: 'このユーザーには、このドメインのパスキーがありません。',
  unable_to_register_webauthn_registration:
    'パスキーを登録できませんでした。最初からやり直してください。',
  duplicate_webauthn_registration: 'このパスキーはすでに登録されています。',
  no_pending_webauthn_registration:
    '進行中のパスキーの登録がありません。開始されていないか、有効期限が切れているか、すでに使用されています。最初からやり直してください。',
  session_too_old_to_register_webauthn:
    'ログインしてから時間が経過したため、パスキーを登録できません。先にもう一度ログインしてください。',
  empty_webauthn_registration_name: 'パスキーには名前が必要です。名前を入力してください。',
  authorization_request_not_started:
    'この選択に対応する保留中の認可リクエストがありません。有効期限（10 分）が切れたか、すでに選択済みか、変更された可能性があります。最初からやり直してください。',
  connected_app_not_found: 'このクライアントアプリは存在しないか、ユーザーが承認していません。',
  connected_app_misconfigured_client:
    'リクエストがクライアントアプリの登録内容と一致しません。両者を見比べてください。',
  connected_app_supplied_redirect_url_not_found_in_client:
    'リダイレクト URL がクライアントアプリに登録されていません。この URL をそのままアプリのリストに追加してください。',
  oauth_invalid_scope_requested:
    'クライアントアプリがリクエストできないスコープが含まれています。アプリのリストにあるスコープだけをリクエストしてください。',
}
