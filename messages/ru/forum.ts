import type { Catalogue } from '../catalogue.ts'

export const forum: Catalogue['forum'] = {
  titleOf: (year) => `Форум ${year}`,
  description: (title, year) => `${title}: программа, спикеры, партнёры и фото форума ${year} года.`,
  facts: 'Когда, где и сколько',
  date: 'Дата',
  place: 'Место',
  attendance: 'Участников',
  cancelled: 'Этот форум отменён',
  cancelledForCovid: 'Форум 2020 года отменён из-за COVID-19',
  programme: 'Программа',
  speakers: 'Спикеры',
  partners: 'Партнёры',
  gallery: 'Как это было',
  pictureOf: (number, of) => `Снимок ${number} из ${of}`,
  watch: 'Смотреть видео',
  allSpeakers: (count) => `Все ${count}`,
  allProgramme: (count) => `Вся программа, ${count}`,
  editions: 'Другие форумы',
  previous: 'Предыдущий',
  next: 'Следующий',
}
