import { label } from '@/cms/label'

export const notWritten = label({
  ro: 'Imaginea nu a putut fi scrisă pe discul serverului, probabil fiindcă nu mai este loc. Nu s-a salvat nimic; anunțați administratorul.',
  en: 'The picture could not be written to the server’s disk, which is probably full. Nothing was saved; tell your administrator.',
  ru: 'Не удалось записать изображение на диск сервера: вероятно, на нём не осталось места. Ничего не сохранено; сообщите администратору.',
})
