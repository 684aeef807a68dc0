import {
  Accordion,
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Blockquote,
  Box,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Code,
  Drawer,
  FileInput,
  Group,
  List,
  Loader,
  Menu,
  Modal,
  NativeSelect,
  Notification,
  NumberInput,
  Pagination,
  PasswordInput,
  Popover,
  Progress,
  Radio,
  SegmentedControl,
  Select,
  SimpleGrid,
  Skeleton,
  Slider,
  Stack,
  Stepper,
  Switch,
  Table,
  Tabs,
  Text,
  Textarea,
  TextInput,
  ThemeIcon,
  Timeline,
  Title,
  Tooltip,
} from '@mantine/core';
import { IconArrowRight, IconCheck, IconMail, IconSettings, IconX } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../src/design/layout/Container/Container.tsx';
import { Section } from '../../src/design/layout/Section/Section.tsx';
import { Heading } from '../../src/design/text/Heading/Heading.tsx';
import { Lead } from '../../src/design/text/Lead/Lead.tsx';
import { buttonVariants } from '../../src/design/theme/buttons.ts';
import { bands, type Band } from '../../src/design/theme/tokens.ts';
import '@mantine/core/styles.layer.css';
import classes from './Foundations.module.css';

/** A group of components, with a title above it. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

const counties = ['Allen', 'Cuyahoga', 'Hamilton', 'Lucas', 'Montgomery'];

function Buttons() {
  return (
    <Part title="Buttons">
      <Group>
        {(['filled', 'light', 'subtle', 'transparent', 'white'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button loading>loading</Button>
      </Group>
      <Group>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Group>
      <Group>
        {(['red', 'green', 'yellow', 'blue', 'pink', 'teal', 'gray'] as const).map((color) => (
          <Button key={color} color={color} size="sm">
            {color}
          </Button>
        ))}
      </Group>
      <Group>
        {(['filled', 'light', 'outline', 'subtle', 'default'] as const).map((variant) => (
          <ActionIcon key={variant} variant={variant} size="lg" aria-label={`Settings, ${variant}`}>
            <IconSettings size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        ))}
        <Loader size="sm" aria-label="Loading" role="img" />
      </Group>
    </Part>
  );
}

function Fields() {
  return (
    <Part title="Fields">
      <TextInput label="Name" description="As it should appear on the badge" placeholder="Jordan Ellis" />
      <TextInput
        label="Email"
        required
        defaultValue="jordan@"
        error="This address has no domain"
        leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
      />
      <PasswordInput
        label="Password"
        defaultValue="a long pass phrase"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      />
      <NumberInput label="Seats" defaultValue={3} min={1} max={12} />
      <Select label="County" placeholder="Choose one" data={counties} defaultValue="Lucas" />
      <NativeSelect label="Format" data={['On site', 'Online']} />
      <FileInput label="Program" placeholder="Choose a file" />
      <Textarea label="Question" rows={3} defaultValue="Who signs the model’s work?" />
      <TextInput label="Closed" disabled defaultValue="Not open yet" />
    </Part>
  );
}

function Choices() {
  const topic = useId();
  return (
    <Part title="Choices">
      <Checkbox label="Send me the program" defaultChecked description="Once, in May" />
      <Checkbox label="Bring a colleague" />
      <Checkbox label="Some of the sessions" indeterminate />
      <Checkbox label="Sold out" disabled />
      <Radio.Group name={topic} label="Track" defaultValue="build">
        <Group mt="xs">
          <Radio value="build" label="Build" />
          <Radio value="lead" label="Lead" />
        </Group>
      </Radio.Group>
      <Switch label="Captions" defaultChecked />
      <Switch label="Sound" />
      <SegmentedControl aria-label="View" data={['Day', 'Week', 'Month']} />
      <Text size="sm" fw={600} id={`${topic}-size`}>
        Group size
      </Text>
      <Slider
        defaultValue={40}
        thumbProps={{ 'aria-labelledby': `${topic}-size` }}
        marks={[
          { value: 20, label: '20' },
          { value: 80, label: '80' },
        ]}
        mb="lg"
      />
    </Part>
  );
}

function Disclosure() {
  return (
    <Part title="Navigation and disclosure">
      <Tabs defaultValue="agenda">
        <Tabs.List>
          <Tabs.Tab value="agenda">Agenda</Tabs.Tab>
          <Tabs.Tab value="speakers">Speakers</Tabs.Tab>
          <Tabs.Tab value="venue">Venue</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="agenda" pt="sm">
          Two days, one room at a time.
        </Tabs.Panel>
        <Tabs.Panel value="speakers" pt="sm">
          Announced in May.
        </Tabs.Panel>
        <Tabs.Panel value="venue" pt="sm">
          The old mill by the river.
        </Tabs.Panel>
      </Tabs>
      <Tabs variant="pills" defaultValue="one">
        <Tabs.List>
          <Tabs.Tab value="one">Pills</Tabs.Tab>
          <Tabs.Tab value="two">Second</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="one" pt="sm">
          The first panel.
        </Tabs.Panel>
        <Tabs.Panel value="two" pt="sm">
          The second panel.
        </Tabs.Panel>
      </Tabs>
      <Accordion defaultValue="refund">
        <Accordion.Item value="refund">
          <Accordion.Control>Can I get a refund?</Accordion.Control>
          <Accordion.Panel>Until four weeks before the first day.</Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="share">
          <Accordion.Control>Can two of us share a ticket?</Accordion.Control>
          <Accordion.Panel>One of you each day, yes.</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Breadcrumbs>
        <Anchor href="#training">Training</Anchor>
        <Anchor href="#workshops">Workshops</Anchor>
        <Text span>Half a day</Text>
      </Breadcrumbs>
      <Pagination
        total={7}
        defaultValue={3}
        siblings={0}
        getControlProps={(control) => ({ 'aria-label': control })}
      />
      <Stepper active={1} size="sm" orientation="vertical">
        <Stepper.Step label="Map" description="Where the work is" />
        <Stepper.Step label="Build" description="One tool, in use" />
        <Stepper.Step label="Hand over" description="It is yours" />
      </Stepper>
    </Part>
  );
}

function Words() {
  return (
    <Part title="Words">
      <Title order={3} size="h1">
        Title one
      </Title>
      <Title order={3} size="h2">
        Title two
      </Title>
      <Title order={3} size="h4">
        Title four
      </Title>
      <Text size="lg">
        Text in large, with an <Anchor href="#anchor">anchor</Anchor> in it.
      </Text>
      <Text>
        Text as it comes, with <Code>inline code</Code>.
      </Text>
      <Text c="dimmed" size="sm">
        Small and dimmed.
      </Text>
      <Text>
        Text in{' '}
        <Text span c="red">
          red
        </Text>
        ,{' '}
        <Text span c="teal">
          teal
        </Text>{' '}
        and{' '}
        <Text span c="blue">
          blue
        </Text>
        .
      </Text>
      <Blockquote cite="Mara Lindqvist" color="yellow">
        The model drafts. Somebody still signs.
      </Blockquote>
      <List>
        <List.Item>What it costs</List.Item>
        <List.Item>Who keeps it running</List.Item>
      </List>
      <Code block>{'npm ci\nnpm start'}</Code>
    </Part>
  );
}

function Data() {
  return (
    <Part title="Data">
      <Table striped highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Session</Table.Th>
            <Table.Th>Seats</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>Small models, local servers</Table.Td>
            <Table.Td>40</Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Td>Bias you can measure</Table.Td>
            <Table.Td>24</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Card withBorder>
        <Title order={3} size="h4">
          A card
        </Title>
        <Text size="sm" c="dimmed" mt="xs">
          With a border, on the ground’s surface.
        </Text>
        <Group mt="sm">
          <Badge>New</Badge>
          <Badge variant="light">Light</Badge>
          <Badge variant="outline">Outline</Badge>
          <Badge variant="dot">Dot</Badge>
          <Badge variant="default">Default</Badge>
        </Group>
      </Card>
      <Group>
        {['red', 'green', 'yellow', 'blue', 'pink', 'teal', 'gray'].map((color) => (
          <Badge key={color} color={color}>
            {color}
          </Badge>
        ))}
      </Group>
      <Group>
        {['red', 'green', 'yellow', 'blue', 'pink', 'teal', 'gray'].map((color) => (
          <Badge key={color} color={color} variant="light">
            {color}
          </Badge>
        ))}
      </Group>
      <Group>
        {['action', 'red', 'green', 'yellow', 'blue'].map((color) => (
          <ThemeIcon key={color} color={color} size="lg">
            <IconCheck size={20} stroke={1.6} aria-hidden />
          </ThemeIcon>
        ))}
      </Group>
      <Timeline active={1}>
        <Timeline.Item title="Call">Half an hour</Timeline.Item>
        <Timeline.Item title="Workshop">Half a day</Timeline.Item>
        <Timeline.Item title="Pilot">Six weeks</Timeline.Item>
      </Timeline>
      <Progress value={62} aria-label="Seats sold" />
      <Stack gap="xs" aria-hidden>
        <Skeleton height="1rem" width="70%" />
        <Skeleton height="1rem" />
      </Stack>
    </Part>
  );
}

function Feedback() {
  return (
    <Part title="Feedback">
      <Alert title="Doors open at eight">Bring the badge that we sent you.</Alert>
      <Alert title="Nothing was sent" color="red" icon={<IconX aria-hidden />}>
        Check your connection and try again.
      </Alert>
      <Alert title="You are on the list" color="green" variant="filled">
        A letter is on its way.
      </Alert>
      <Notification
        title="Saved"
        icon={<IconCheck size={18} aria-hidden />}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        Your answers are kept.
      </Notification>
      <Notification title="Not saved" color="red" closeButtonProps={{ 'aria-label': 'Close' }}>
        The server refused.
      </Notification>
    </Part>
  );
}

/** Props that open an overlay initially, and render it in place on the band instead of in a portal over the page. */
const open = {
  opened: true,
  withinPortal: false,
  hideDetached: false,
  transitionProps: { duration: 0 },
  middlewares: { flip: false, shift: false },
} as const;

/** Components that open over the page. */
function Overlays() {
  return (
    <Part title="Overlays">
      <Box mb="12rem">
        <Menu {...open} position="bottom-start" trapFocus={false} returnFocus={false}>
          <Menu.Target>
            <Button variant="default">Menu</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Episode</Menu.Label>
            <Menu.Item>Listen</Menu.Item>
            <Menu.Item rightSection={<IconArrowRight size={16} aria-hidden />}>Read the notes</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red">Remove</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Box>
      <div>
        <Popover {...open} position="right">
          <Popover.Target>
            <Button variant="default">Popover</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Text size="sm">Beside what was pressed.</Text>
          </Popover.Dropdown>
        </Popover>
      </div>
      <div>
        <Tooltip {...open} label="Says what it does" position="right">
          <Button variant="default">Tooltip</Button>
        </Tooltip>
      </div>
      <Select
        label="County"
        data={counties}
        defaultValue="Lucas"
        dropdownOpened
        comboboxProps={{ ...open, position: 'bottom' }}
        mb="14rem"
      />
    </Part>
  );
}

function Gallery({ band }: { band: Band }) {
  return (
    <Section band={band} level={1}>
      <Container className={classes.part}>
        <Heading>Mantine, on {band}</Heading>
        <Lead>
          Plain components of Mantine, with nothing of ours around them: what they look like comes from the
          theme.
        </Lead>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xl" verticalSpacing="xl">
          <Stack gap="xl">
            <Buttons />
            <Choices />
            <Disclosure />
          </Stack>
          <Stack gap="xl">
            <Fields />
            <Overlays />
          </Stack>
          <Stack gap="xl">
            <Words />
            <Data />
            <Feedback />
          </Stack>
        </SimpleGrid>
      </Container>
    </Section>
  );
}

/** Whether the focus ring is on an element, or on its next sibling or parent, where some controls show it. */
const ringed = (element: Element): boolean =>
  [element, element.nextElementSibling, element.parentElement].some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(each);
    return (
      outlineStyle === 'solid' && outlineColor === focusColor(each) && Number.parseFloat(outlineWidth) === 3
    );
  });

/** The computed color of `--focus` at an element. */
function focusColor(element: Element): string {
  const sample = document.createElement('span');
  sample.style.color = 'var(--focus)';
  element.parentElement?.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

/** Waits until the overlays are open, so that axe checks them too. */
async function overlays(): Promise<void> {
  for (const role of ['menu', 'dialog', 'tooltip', 'listbox'])
    await waitFor(() => expect(screen.getByRole(role)).toBeVisible());
}

/**
 * You can use any Mantine component as its documentation says. Colors, type, corners and the focus ring come from the
 * theme (`src/design/theme`), on every band and in every theme. Whenever you import a component, also import its
 * stylesheet (`@mantine/core/styles/Table.layer.css`). This page imports all stylesheets.
 */
const meta = {
  title: 'Foundations/Mantine (inputs, tabs, tables, menus)',
  id: 'foundations-mantine',
  component: Gallery,
  tags: ['!autodocs'],
  args: { band: 'page' },
  argTypes: { band: { control: 'select', options: bands } },
  play: overlays,
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that every control is at least 24 px wide and high, as WCAG 2.2 requires. Links aren't checked. */
async function expectTargets(canvasElement: HTMLElement): Promise<void> {
  const targets = [...canvasElement.querySelectorAll('button, input, select, textarea, [role="slider"]')];
  const small = targets.filter((each) => {
    // A checkbox's label is part of its target.
    const { width, height } = (each.closest('label, [data-label-position]') ?? each).getBoundingClientRect();
    return Math.min(width, height) > 2 && Math.min(width, height) < 24;
  });
  await expect(targets.length).toBeGreaterThan(40);
  await expect(small.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
}

export const Page: Story = {
  play: async (context) => {
    await overlays();
    await expectTargets(context.canvasElement);
  },
};
export const Subtle: Story = { args: { band: 'subtle' } };
export const Strong: Story = { args: { band: 'strong' } };
export const Brand: Story = { args: { band: 'brand' } };
export const Tint: Story = { args: { band: 'tint' } };
export const Highlight: Story = { args: { band: 'highlight' } };

const conference = { parameters: { theme: 'conference' } } satisfies Partial<Story>;

export const ConferencePage: Story = { ...Page, ...conference };
export const ConferenceSubtle: Story = { ...Subtle, ...conference };
export const ConferenceStrong: Story = { ...Strong, ...conference };
export const ConferenceBrand: Story = { ...Brand, ...conference };
export const ConferenceTint: Story = { ...Tint, ...conference };
export const ConferenceHighlight: Story = { ...Highlight, ...conference };

/** Checks that every focusable element shows the site's focus ring when it gets keyboard focus. */
export const Focus: Story = {
  tags: ['interaction'],
  args: { band: 'tint' },
  play: async ({ canvasElement }) => {
    const seen = new Set<Element>();
    const plain: string[] = [];
    await userEvent.tab();
    for (
      let focused = document.activeElement;
      focused && canvasElement.contains(focused) && !seen.has(focused);
      focused = document.activeElement
    ) {
      seen.add(focused);
      if (!ringed(focused)) plain.push(focused.outerHTML.slice(0, 160));
      await userEvent.tab();
    }
    await expect(seen.size).toBeGreaterThan(50);
    await expect(plain).toEqual([]);
  },
};

/** Mantine's modal dialog. The site uses its own component `Dialog`, which is built from Mantine's parts. */
export const InModal: Story = {
  render: () => (
    <Modal opened onClose={() => undefined} title="Book a seat" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <TextInput label="Name" />
        <Button>Send</Button>
      </Stack>
    </Modal>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Book a seat' })).toBeVisible();
  },
};

/** Mantine's drawer, a panel at the side of the window. */
export const InDrawer: Story = {
  render: () => (
    <Drawer
      opened
      onClose={() => undefined}
      title="Filter"
      position="right"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Checkbox label="On site" />
        <Checkbox label="Online" />
        <Button>Show</Button>
      </Stack>
    </Drawer>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeVisible();
  },
};
