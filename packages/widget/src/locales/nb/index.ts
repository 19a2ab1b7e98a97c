import { joinRooms, type Room } from '../join-rooms.ts'

/** The widget's texts in this language. */
export const texts = joinRooms(import.meta.glob<Room>(['./*.ts', '!./index.ts'], { eager: true }))
