import { joinRooms, type Room } from '../join-rooms.ts'

/** The widget's texts in this language, without those of the account. */
export const texts = joinRooms(
  import.meta.glob<Room>(['./*.ts', '!./index.ts', '!./account*.ts'], { eager: true }),
)
