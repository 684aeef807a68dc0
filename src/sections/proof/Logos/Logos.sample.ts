import type { LogosContent } from './Logos.tsx';

const logo = (name: string) => ({ src: `/art/logos/${name}.svg`, width: 30, height: 30 });

export const sample = {
  label: 'Trusted by',
  items: [
    { name: 'Norwick Health', drawing: logo('norwick-health') },
    { name: 'Halvorn Foundry', drawing: logo('halvorn-foundry') },
    { name: 'Easterlin College', drawing: logo('easterlin-college') },
    { name: 'Marden Mutual', drawing: logo('marden-mutual') },
  ],
  industriesLabel: 'Where we work',
  industries: [
    { icon: 'heartbeat', label: 'Healthcare' },
    { icon: 'school', label: 'Education' },
    { icon: 'bank', label: 'Government' },
    { icon: 'chart', label: 'Financial Services' },
    { icon: 'settings', label: 'Manufacturing' },
  ],
  controls: { pause: 'Pause partner logos', play: 'Play partner logos' },
} satisfies LogosContent;
