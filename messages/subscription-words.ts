// Words of the page on which a subscription is confirmed and ended. For the server: no other page loads them.
import type { Locale } from '#domain/localisation/locale.ts'

const ukrainian = {
  title: 'Підписка на листи форуму',
  description: 'Тут підтверджують підписку на листи форуму і відписуються від них.',
  asked: {
    heading: 'Підтвердьте підписку',
    text: 'Ми надсилатимемо листи на вашу адресу лише після підтвердження. Якщо про них просили не ви, просто закрийте цю сторінку.',
  },
  confirmed: {
    heading: 'Ви підписані',
    text: 'Пишемо лише тоді, коли є що сказати: програма, спікери, квитки. Відписатися можна на цій сторінці будь-коли.',
  },
  ended: {
    heading: 'Ви відписані',
    text: 'На вашу адресу більше не надходитимуть листи з новинами форуму.',
  },
  failed: 'Зараз це не вдалося записати. Спробуйте ще раз за хвилину.',
  confirm: 'Підтвердити підписку',
  end: 'Відписатися',
  again: 'Підписатися знову',
}

export type SubscriptionWords = typeof ukrainian

const english: SubscriptionWords = {
  title: 'E-mail updates of the forum',
  description: 'Here you confirm your subscription to the forum’s e-mail updates, or end it.',
  asked: {
    heading: 'Confirm your subscription',
    text: 'We write to your address only after you confirm it. If it was not you who asked for it, simply close this page.',
  },
  confirmed: {
    heading: 'You are subscribed',
    text: 'We write only when there is something to say: programme, speakers, tickets. You can unsubscribe on this page at any time.',
  },
  ended: { heading: 'You are unsubscribed', text: 'No more of the forum’s news will be sent to your address.' },
  failed: 'This could not be saved just now. Please try again in a minute.',
  confirm: 'Confirm the subscription',
  end: 'Unsubscribe',
  again: 'Subscribe again',
}

const russian: SubscriptionWords = {
  title: 'Подписка на письма форума',
  description: 'Здесь подтверждают подписку на письма форума и отписываются от них.',
  asked: {
    heading: 'Подтвердите подписку',
    text: 'Мы будем присылать письма на ваш адрес только после подтверждения. Если о них просили не вы, просто закройте эту страницу.',
  },
  confirmed: {
    heading: 'Вы подписаны',
    text: 'Пишем только тогда, когда есть что сказать: программа, спикеры, билеты. Отписаться можно на этой странице в любой момент.',
  },
  ended: { heading: 'Вы отписаны', text: 'На ваш адрес больше не будут приходить письма с новостями форума.' },
  failed: 'Сейчас это не удалось записать. Попробуйте ещё раз через минуту.',
  confirm: 'Подтвердить подписку',
  end: 'Отписаться',
  again: 'Подписаться снова',
}

export const subscriptionWordsIn: Readonly<Record<Locale, SubscriptionWords>> = { uk: ukrainian, en: english, ru: russian }
