import { submissionOf, type Newsletter, type SubscribeOutcome } from '../../design/Newsletter/Newsletter.tsx';

/**
 * Takes over the submits of newsletter forms whose own code has not come yet, or cannot: the browser would leave the
 * page for the endpoint, and without a network lose what was typed. The form is cleared at once.
 */
export function takeEarlySubmits(
  { action, subscribe }: Newsletter,
  onOutcome: (outcome: SubscribeOutcome) => void,
): void {
  const handleSubmit = (event: Event): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== action) return;
    if (!form.closest('[data-waiting]')) return;
    event.preventDefault();
    event.stopPropagation();
    const submission = submissionOf(form);
    form.reset();
    void subscribe(submission).then(onOutcome);
  };
  // React stops events on their way into what has not hydrated: listen before it does.
  document.addEventListener('submit', handleSubmit, { capture: true });
}
